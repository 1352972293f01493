import { begin } from './support/game.ts'
import { expect, test } from './support/page.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 780 } })

test('a step that follows quickly ends the flights of the one before', async ({ page }) => {
  await begin(page, { who: 'two', seed: 73, settings: { motion: 'on' } })
  await page.locator('#moves [data-legal^="die pink"]').first().click()
  const steps = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const flights: { pieces: number; scales: number[] }[] = []
    for (let step = 0; step < 12; step++) {
      document.querySelector<HTMLElement>('#moves [data-legal]')?.click()
      await frame()
      await frame()
      const pieces = new Set<Element | null>()
      const scales: number[] = []
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue
        const from = String(effect.getKeyframes()[0]?.['transform'])
        const scale = /scale\((.+)\)/.exec(from)?.[1]
        if (scale === undefined) continue
        pieces.add(effect.target)
        scales.push(Number(scale))
      }
      flights.push({ pieces: pieces.size, scales })
    }
    return flights
  })
  const scales = steps.flatMap((step) => step.scales)
  expect(scales.length).toBeGreaterThan(3)
  expect(Math.min(...scales)).toBeGreaterThan(0.4)
  expect(Math.max(...scales)).toBeLessThan(2.5)
  for (const step of steps) expect(step.scales).toHaveLength(step.pieces)
})
