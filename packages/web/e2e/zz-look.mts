import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { findBrowser, FLAGS } from './support/chromium.ts'
const PORT = '18977'
const server = spawn('node', ['packages/server/dist/main.js'], { env: { ...process.env, PORT, HOST: '127.0.0.1', DATA: '/tmp/look/data' }, stdio: 'ignore' })
const base = `http://127.0.0.1:${PORT}`
for (let i = 0; i < 60; i++) { try { if ((await fetch(base + '/api/health')).ok) break } catch {} ; await new Promise((r) => setTimeout(r, 250)) }
const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
const phone = { width: 390, height: 844 }
const ctx = async (viewport = phone, locale = 'en-GB') => { const c = await browser.newContext({ viewport, locale, serviceWorkers: 'block' }); const p = await c.newPage(); p.setDefaultTimeout(20000); p.on('pageerror', (e) => console.log('ERR', e.message)); p.on('console', (m) => { if (m.type() === 'error') console.log('CON', m.text()) }); return p }
const shot = async (p: any, n: string, full = false) => { await p.waitForTimeout(300); await p.screenshot({ path: `/tmp/look/${n}.png`, fullPage: full }) }
try {
  const mod = await import(process.argv[2]!)
  await mod.default({ ctx, shot, base, phone, browser })
} catch (e) { console.log('FAIL', e) }
await browser.close(); server.kill()
process.exit(0)
