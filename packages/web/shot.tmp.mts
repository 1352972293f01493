import fs from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, FLAGS } from './e2e/support/chromium.ts'
const file = process.argv[2]!
const browser = await chromium.launch({ ...findBrowser(), args: FLAGS })
const { run } = await import(file)
try { await run(browser, 'http://localhost:5871/') } finally { await browser.close() }
