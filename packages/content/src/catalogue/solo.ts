import type { Content } from '@tiletum/engine'
import type { Component } from './component.ts'
import { entries } from './entry.ts'

export function soloComponents({ solo, origins }: Content): readonly Component[] {
  const { plain } = entries(origins, 'solo')
  return [
    ...plain(
      'decree',
      solo.decrees.map((decree) => ({
        id: decree.id,
        provenance: decree.provenance,
        subject: { is: 'decree', decree, replaces: false },
      })),
    ),
    ...plain(
      'challenge',
      solo.challenges.map(({ id, name, does, provenance }) => ({
        id,
        provenance,
        subject: { is: 'challenge', name, does },
      })),
    ),
    ...plain(
      'difficulty',
      solo.difficulties.map(({ id, name, challenges }) => ({
        id: `difficulty.${id}`,
        subject: { is: 'difficulty', name, challenges },
      })),
    ),
    ...plain('bot', [{ id: 'bot', subject: { is: 'bot', bot: solo.bot } }]),
  ]
}
