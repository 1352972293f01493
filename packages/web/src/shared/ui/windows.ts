/**
 * The kinds of window by name. A style sheet asks `@media (--phone)`, and the build fills in the
 * query (`vite.styles.ts`); a component asks `useMedia(WINDOWS.phone)`. Every window is one of
 * `phone`, `folded`, `tablet` and `desktop`. A table is never squeezed: where its zones do not fit
 * beside each other, they fold behind tabs.
 */
const PHONE = '(width < 48rem) or (height < 30rem)'
const FLOWING = '((height < 30rem) and (width < 40rem)) or (height < 20rem)'
const SIDEWAYS = '(20rem <= height < 30rem) and (width >= 40rem)'
const UPRIGHT = '(48rem <= width < 64rem) and (height >= 63rem)'
const LYING = '(64rem <= width < 80rem) and (height >= 46rem)'
const DESKTOP = '(width >= 80rem) and (height >= 43rem)'
const FOLDED =
  '((48rem <= width < 64rem) and (30rem <= height < 63rem)) or ((64rem <= width < 80rem) and (30rem <= height < 46rem)) or ((width >= 80rem) and (30rem <= height < 43rem))'

export const WINDOWS = {
  /** One zone at a time behind tabs, upright unless one of the next two applies. */
  phone: PHONE,
  /** A phone on its side: the turn is beside the zone. */
  sideways: SIDEWAYS,
  /** So low that the page itself scrolls, as at 400 % zoom. */
  flowing: FLOWING,
  /** A low window: the map stays, all other zones share the column beside it. */
  folded: FOLDED,
  /** All zones but the map are behind tabs. */
  tabbed: `(${PHONE}) or (${FOLDED})`,
  tablet: `(${UPRIGHT}) or (${LYING})`,
  upright: UPRIGHT,
  lying: LYING,
  /** Neither phone nor wide: buttons show icons instead of words. */
  narrow: '(48rem <= width < 64rem) and (height >= 30rem)',
  desktop: DESKTOP,
  /** A large screen with room for the boards of all players. */
  wide: '(width >= 1700px) and (height >= 56.25rem)',
} as const
