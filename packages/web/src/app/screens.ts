/**
 * The screens that are loaded when their address is opened; start, new game and game are always
 * loaded.
 */
import { lazyScreen } from '../shared/ui/lazy-part.tsx'

export const ChronicleScreen = lazyScreen(
  async () => (await import('../review/chronicle/ChronicleScreen.tsx')).ChronicleScreen,
)
export const CompanionScreen = lazyScreen(
  async () => (await import('../companion/CompanionScreen.tsx')).CompanionScreen,
)
export const DaysScreen = lazyScreen(
  async () => (await import('../daily/DaysScreen.tsx')).DaysScreen,
)
export const GalleryScreen = lazyScreen(
  async () => (await import('../gallery/GalleryScreen.tsx')).GalleryScreen,
)
export const LearnScreen = lazyScreen(
  async () => (await import('../lessons/LearnScreen.tsx')).LearnScreen,
)
export const LessonScreen = lazyScreen(
  async () => (await import('../lessons/LessonScreen.tsx')).LessonScreen,
)
export const OnlineScreen = lazyScreen(
  async () => (await import('../online/OnlineScreen.tsx')).OnlineScreen,
)
export const PracticeScreen = lazyScreen(
  async () => (await import('../review/practice/PracticeScreen.tsx')).PracticeScreen,
)
export const PuzzleScreen = lazyScreen(
  async () => (await import('../review/puzzles/PuzzleScreen.tsx')).PuzzleScreen,
)
export const PuzzlesScreen = lazyScreen(
  async () => (await import('../review/puzzles/PuzzlesScreen.tsx')).PuzzlesScreen,
)
export const ReplayScreen = lazyScreen(
  async () => (await import('../review/replay/ReplayScreen.tsx')).ReplayScreen,
)
export const SharedScreen = lazyScreen(
  async () => (await import('../review/replay/SharedScreen.tsx')).SharedScreen,
)
export const StatisticsScreen = lazyScreen(
  async () => (await import('../start/StatisticsScreen.tsx')).StatisticsScreen,
)
