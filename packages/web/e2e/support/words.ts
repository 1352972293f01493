import { CATALOGUES } from '@tiletum/text'

export const { en, fr } = CATALOGUES
