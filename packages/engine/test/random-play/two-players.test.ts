import { describeRandomPlay } from './games.ts'

describeRandomPlay(2)
