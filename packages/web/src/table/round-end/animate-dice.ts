/** Animates the new round on the table itself: the wheel turns, tiles arrive, dice are thrown. */

const TURN = 700
const ARRIVES = 320
const THROW = 520
const APART = 45

/**
 * Animates only transform and opacity, so that presses work as always. Returns a function that ends
 * it.
 */
export function animateDice(): () => void {
  const running: Animation[] = []
  const move = (
    selector: string,
    frames: (index: number) => Keyframe[],
    duration: number,
    from: number,
  ) => {
    for (const [index, element] of document.querySelectorAll<HTMLElement>(selector).entries())
      running.push(
        element.animate(frames(index), {
          duration,
          delay: from + index * APART,
          easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
          fill: 'backwards',
        }),
      )
  }
  move(
    '#wheel .wheel > svg',
    () => [{ transform: 'rotate(-60deg)' }, { transform: 'none' }],
    TURN,
    0,
  )
  move(
    '#wheel .thing[data-fly], #offers .thing[data-fly]',
    () => [
      { transform: 'translateY(-18px)', opacity: '0' },
      { transform: 'none', opacity: '1' },
    ],
    ARRIVES,
    TURN / 2,
  )
  move(
    '#wheel [data-die]',
    (index) => [
      {
        transform: `translate(${index % 2 === 0 ? 160 : -140}px, 190px) rotate(${index % 2 === 0 ? 260 : -300}deg)`,
        opacity: '0',
      },
      { transform: 'none', opacity: '1' },
    ],
    THROW,
    TURN,
  )
  return () => {
    for (const animation of running) animation.cancel()
  }
}
