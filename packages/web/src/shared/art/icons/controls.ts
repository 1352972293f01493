/** The icons of the interface. */
import type { IconDrawing } from './drawing.ts'

export const CONTROLS = {
  undo: { line: 'M8.5 4L3.5 9l5 5M3.5 9H14c4 0 6.5 2.5 6.5 5.7S18 20.5 14 20.5H9' },
  redo: { line: 'M15.5 4l5 5l-5 5M20.5 9H10c-4 0-6.5 2.5-6.5 5.7S6 20.5 10 20.5h5' },
  restart: { line: 'M4.5 3.5v6h6M4.8 9.5A8.3 8.3 0 1 1 4 14.5' },
  confirm: { line: 'M3.5 13l5.5 6L20.5 5' },
  close: { line: 'M5 5l14 14M19 5L5 19' },
  menu: { line: 'M3.5 6h17M3.5 12h17M3.5 18h17' },
  settings: {
    line: 'M12 8.5a3.5 3.5 0 1 0 .01 0zM10 2.5h4l.6 3l2.6 1.5l2.9-1l2 3.5l-2.3 2v3l2.3 2l-2 3.5l-2.9-1l-2.6 1.5l-.6 3h-4l-.6-3l-2.6-1.5l-2.9 1l-2-3.5l2.3-2v-3l-2.3-2l2-3.5l2.9 1L9.4 5.5z',
  },
  help: {
    line: 'M8 8.5C8 5.5 9.8 4 12.2 4c2.5 0 4.3 1.5 4.3 3.8c0 3.7-4.5 3.7-4.5 7.7',
    fill: 'M12 18.2a1.7 1.7 0 1 0 .01 0z',
  },
  play: { fill: 'M6 3.5l14 8.5L6 20.5z' },
  pause: { fill: 'M5.5 4h4.5v16H5.5zM14 4h4.5v16H14z' },
  'step-forward': { fill: 'M4 4l11 8L4 20zM16.5 4H20v16h-3.5z' },
  'step-back': { fill: 'M20 4L9 12l11 8zM4 4h3.5v16H4z' },
  reveal: {
    line: 'M4 3.5h11l5 5v12H4zM15 3.5v5h5',
    fill: 'M12 11c-2.5 0-4.3 1.3-5.5 3.2C7.7 16 9.5 17.4 12 17.4s4.3-1.4 5.5-3.2C16.3 12.3 14.5 11 12 11zM12 12.5a1.7 1.7 0 1 1-.01 0z',
  },
  lock: {
    line: 'M7.5 11V7.5a4.5 4.5 0 0 1 9 0V11',
    fill: 'M4.5 10.5h15v11h-15zM12 13.5a1.7 1.7 0 0 0-.9 3.1l-.5 2.4h2.8l-.5-2.4a1.7 1.7 0 0 0-.9-3.1z',
  },
  compass: {
    line: 'M12 2.5a9.5 9.5 0 1 0 .01 0z',
    fill: 'M12 3.5l2 6.5l6.5 2l-6.5 2l-2 6.5l-2-6.5L3.5 12l6.5-2z',
  },
  manicule: {
    line: 'M2 9.5h4v9H2zM6 10.5c2-.5 3-1.5 4.5-3.5c1-1.3 3-.3 2 1.5L11.5 10.5H20c2 0 2 2.7 0 2.7h-5.5h1.5c1.8 0 1.8 2.5 0 2.5h-1c1.5 0 1.5 2.3-.3 2.3H9c-1.3 0-2-.5-3-.5',
  },
  book: {
    line: 'M12 6C9.5 4 6 3.5 2.5 4v15c3.5-.5 7 0 9.5 2c2.5-2 6-2.5 9.5-2V4C18 3.5 14.5 4 12 6zM12 6v15',
    thin: 'M5 8c2 0 3.5.3 5 1M5 11.5c2 0 3.5.3 5 1M19 8c-2 0-3.5.3-5 1M19 11.5c-2 0-3.5.3-5 1',
  },
  quill: {
    line: 'M4 20.5L14 10',
    fill: 'M21.5 2c-7 0-13 4.5-13.5 13l2 1c7 0 11-5.5 11.5-14z',
    thin: 'M3 22h9',
  },
  search: { line: 'M10 3.5a6.5 6.5 0 1 0 .01 0zM15 15l6 6' },
  plus: { line: 'M12 4v16M4 12h16' },
  minus: { line: 'M4 12h16' },
  up: { line: 'M4 16l8-9l8 9' },
  down: { line: 'M4 8l8 9l8-9' },
  left: { line: 'M16 4l-9 8l9 8' },
  right: { line: 'M8 4l9 8l-9 8' },
  hourglass: {
    line: 'M5 2.5h14M5 21.5h14M7 3c0 5 2 7 5 9c3-2 5-4 5-9M7 21c0-5 2-7 5-9c3 2 5 4 5 9',
    fill: 'M9 20c.5-2 1.5-3 3-4c1.5 1 2.5 2 3 4z',
  },
  tasks: { line: 'M10 5.5h11M10 12h11M10 18.5h11M2.5 5l2 2l3-4M2.5 11.5l2 2l3-4M2.5 18l2 2l3-4' },
  table: { line: 'M3 4h18v16H3zM3 9.5h18M3 15h18M9.5 4v16' },
  save: { line: 'M12 3v12M6.5 10l5.5 5.5l5.5-5.5M3.5 17v4h17v-4' },
  load: { line: 'M12 15.5V3.5M6.5 9L12 3.5L17.5 9M3.5 17v4h17v-4' },
  candle: {
    line: 'M9 11h6v10.5H9zM5 21.5h14',
    fill: 'M12 1.5c2 2.5 3 4 3 5.5a3 3 0 0 1-6 0c0-1.5 1-3 3-5.5z',
  },
  player: {
    line: 'M12 3a4.5 4.5 0 1 0 .01 0zM3.5 21.5c0-5.5 3.5-8 8.5-8s8.5 2.5 8.5 8z',
  },
  trophy: {
    line: 'M7 3h10v6c0 3.5-2 5.5-5 5.5S7 12.5 7 9zM7 5H3c0 4 1.5 6 4.5 6M17 5h4c0 4-1.5 6-4.5 6M12 14.5V18M7 21h10',
  },
  warning: { line: 'M12 3L2.5 20.5h19zM12 9.5v5', fill: 'M12 16a1.3 1.3 0 1 0 .01 0z' },
  pin: {
    line: 'M12 22C7 15.5 5 12.5 5 9.5a7 7 0 0 1 14 0C19 12.5 17 15.5 12 22z',
    fill: 'M12 7a2.5 2.5 0 1 0 .01 0z',
  },
  copy: { line: 'M8 8h12.5v12.5H8zM16 8V3.5H3.5V16H8' },
  speed: { line: 'M3 18a9 9 0 1 1 18 0M12 18l5-7', fill: 'M12 16a2 2 0 1 0 .01 0z' },
  log: { line: 'M4 3h16v18H4z', thin: 'M7 7.5h10M7 11h10M7 14.5h10M7 18h6' },
} as const satisfies Record<string, IconDrawing>
