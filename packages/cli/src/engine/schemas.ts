/** The JSON Schemas of the engine's requests and answers, made from the validators. */
import { engineAnswer, engineRequest, ENGINE_PROTOCOL } from '@tiletum/protocol/engine'
import { z } from 'zod'

export const engineSchemas = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `Tiletum engine, protocol ${ENGINE_PROTOCOL}`,
  $defs: {
    request: z.toJSONSchema(engineRequest, { unrepresentable: 'any', io: 'input' }),
    answer: z.toJSONSchema(engineAnswer, { unrepresentable: 'any', io: 'output' }),
  },
})
