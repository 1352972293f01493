import type { Content } from '@tiletum/engine'
import { base } from './base/index.ts'
import { origins } from './provenance.ts'
import { silver } from './silver/index.ts'
import { solo } from './solo/index.ts'

export { base, silver, solo }
export { origins, provenanceOf } from './provenance.ts'

/** The standard edition. */
export const content: Content = { base, solo, silver, origins }
export type { Component, ComponentSubject } from './catalogue/component.ts'
