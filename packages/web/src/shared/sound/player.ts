/** Synthesises small sounds from noise and tones, so that no sound files are needed. */
import { attemptLater } from '../browser/attempt.ts'
import type { Sound } from './sounds.ts'

interface Mixer {
  readonly context: AudioContext
  readonly out: GainNode
  readonly noise: AudioBuffer
}

let mixer: Mixer | undefined

function openMixer(): Mixer {
  const context = new AudioContext()
  const out = context.createGain()
  out.connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return { context, out, noise }
}

const GAP = 0.14
/** The highest gain; the volume setting scales it. */
const QUIET = 0.25

/** @param volume From 0 to 1. */
export function play(sounds: readonly Sound[], volume: number): void {
  mixer ??= openMixer()
  const { context, out } = mixer
  if (context.state === 'suspended') void attemptLater(() => context.resume())
  out.gain.value = QUIET * volume
  for (const [index, sound] of sounds.entries())
    MAKERS[sound](mixer, context.currentTime + 0.01 + index * GAP)
}

export function silence(): void {
  void attemptLater(() => mixer?.context.close())
  mixer = undefined
}

interface Burst {
  readonly at: number
  readonly seconds: number
  readonly loud: number
  readonly from: number
  readonly to?: number
  readonly sharp?: number
}

/** Plays filtered noise; the frequency of the filter may slide. */
function burst({ context, out, noise }: Mixer, { at, seconds, loud, from, to, sharp = 1 }: Burst) {
  const source = context.createBufferSource()
  source.buffer = noise
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = sharp
  band.frequency.setValueAtTime(from, at)
  band.frequency.exponentialRampToValueAtTime(to ?? from, at + seconds)
  const level = context.createGain()
  level.gain.setValueAtTime(0.0001, at)
  level.gain.exponentialRampToValueAtTime(loud, at + seconds * 0.2)
  level.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(band).connect(level).connect(out)
  source.start(at, Math.random() * 0.5, seconds)
}

function tone(
  { context, out }: Mixer,
  at: number,
  pitch: number,
  seconds: number,
  loud: number,
  to = pitch,
) {
  const source = context.createOscillator()
  source.frequency.setValueAtTime(pitch, at)
  source.frequency.exponentialRampToValueAtTime(to, at + seconds)
  const level = context.createGain()
  level.gain.setValueAtTime(loud, at)
  level.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(level).connect(out)
  source.start(at)
  source.stop(at + seconds)
}

const MAKERS: Readonly<Record<Sound, (mixer: Mixer, at: number) => void>> = {
  dice(on, at) {
    for (const [index, pitch] of [1900, 1500, 2200, 1250].entries())
      burst(on, { at: at + index * 0.045, seconds: 0.035, loud: 0.9, from: pitch, sharp: 6 })
  },
  coin(on, at) {
    for (const [pitch, loud] of [
      [2093, 0.35],
      [3322, 0.2],
      [5274, 0.1],
    ] as const)
      tone(on, at, pitch, 0.35, loud)
  },
  quill(on, at) {
    for (const index of [0, 1, 2])
      burst(on, {
        at: at + index * 0.07,
        seconds: 0.06,
        loud: 0.5,
        from: 3800 - index * 500,
        to: 5200,
        sharp: 2,
      })
  },
  stamp(on, at) {
    tone(on, at, 160, 0.16, 0.9, 55)
    burst(on, { at, seconds: 0.05, loud: 0.7, from: 900, sharp: 1 })
  },
  cart(on, at) {
    for (const index of [0, 1, 2, 3]) {
      tone(on, at + index * 0.09, 95 + (index % 2) * 25, 0.07, 0.5, 70)
      burst(on, { at: at + index * 0.09, seconds: 0.06, loud: 0.35, from: 420, to: 300, sharp: 2 })
    }
  },
  bell(on, at) {
    for (const [pitch, loud, seconds] of [
      [523, 0.5, 1.4],
      [1046, 0.25, 1],
      [1255, 0.16, 0.8],
      [1568, 0.1, 0.5],
    ] as const)
      tone(on, at, pitch, seconds, loud)
  },
  page(on, at) {
    burst(on, { at, seconds: 0.22, loud: 0.5, from: 900, to: 4200, sharp: 0.8 })
  },
}
