import type { Content } from '@tiletum/engine'
import { baseComponents } from './base.ts'
import type { Component } from './component.ts'
import { silverComponents } from './silver.ts'
import { soloComponents } from './solo.ts'

/** Every component of the box and of the expansion, in the order of a component list. */
export function components(content: Content): readonly Component[] {
  return [...baseComponents(content), ...soloComponents(content), ...silverComponents(content)]
}
