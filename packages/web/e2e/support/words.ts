export { page as en } from '@tiletum/text/en'
export { page as fr } from '@tiletum/text/fr'
