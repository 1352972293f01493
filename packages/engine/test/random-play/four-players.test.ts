import { describeRandomPlay } from './games.ts'

describeRandomPlay(4)
