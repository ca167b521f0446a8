import { launchOptions } from '@tooling/browser'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageFaults } from './page-faults'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
  page = await browser.newPage({ viewport: { width: 375, height: 812 } })
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto('about:blank')
})
afterAll(() => browser.close())

const faultsOf = async (html: string, language: 'zh' | 'pt' = 'pt') => {
  await page.setContent(`<html lang="pt-BR"><body style="margin: 60px 0 0">${html}</body></html>`)
  return page.evaluate(pageFaults, language)
}
const box = (width: number, height: number) =>
  `display: block; position: relative; margin: 40px; padding: 0; border: 0; width: ${width}px; height: ${height}px`

it.each([
  [
    'a page wider than the screen',
    '<div style="width: 400px">x</div>',
    'overflow: 25 px wider than the screen at 375 px',
  ],
  ['a low button', `<button style="${box(90, 30)}">Ir</button>`, 'target: button "Ir" is smaller than 44 px'],
  ['a narrow link', `<a href="#" style="${box(20, 60)}">Ir</a>`, 'target: a "Ir" is smaller than 44 px'],
  [
    'a low button in the banner of a match',
    `<div data-component="MatchStartBanner"><button style="${box(90, 30)}">Ir</button></div>`,
    'target: button "Ir" is smaller than 44 px',
  ],
  ['the key of a text', '<p>scores.empty.title</p>', 'text: the key scores.empty.title is shown'],
  ['a Chinese label in Portuguese', '<nav aria-label="赛程">x</nav>', 'text: Chinese in Portuguese: 赛程'],
  ['Chinese in Portuguese', '<p>Jogo 曼城</p>', 'text: Chinese in Portuguese: Jogo 曼城'],
])('%s is a fault', async (_what, html, fault) => {
  expect(await faultsOf(html)).toEqual([fault])
})

it.each([
  ['a button of 44 px', `<button style="${box(44, 44)}">Ir</button>`],
  [
    'a small button whose surroundings belong to it',
    `<style>i::after { content: ''; position: absolute; inset: -10px }</style><button style="${box(30, 30)}"><i>Ir</i></button>`,
  ],
  [
    'a low link at the top of a high row that belongs to it',
    `<style>a::after { content: ''; position: absolute; inset: 0 }</style><div style="${box(300, 60)}"><a href="#" style="display: block; width: 60px">Ir</a></div>`,
  ],
  [
    'a button that the banner of a match covers in part, for some seconds',
    `<button style="${box(90, 44)}">Ir</button><p data-component="MatchStartBanner" style="position: fixed; inset: 0 0 auto; height: 75px; margin: 0; background: #fff">x</p>`,
  ],
  ['a bar of 36 px over the whole width', `<button style="${box(375, 36)}; margin: 0">Liga</button>`],
  ['a link in a sentence', '<p>Leia os <a href="#">termos</a> antes.</p>'],
  [
    'a name in a line of a chat',
    `<div role="log"><p data-kind="text"><button style="${box(40, 20)}">Ana</button> oi</p></div>`,
  ],
  ['a control that is not shown', `<button style="${box(10, 10)}; visibility: hidden">Ir</button>`],
  ['a text that is not shown', '<p style="display: none">曼城</p>'],
  ['what people wrote', '<div role="log">曼城</div><b lang="zh">看球吧</b>'],
])('%s is none', async (_what, html) => {
  expect(await faultsOf(html)).toEqual([])
})

it('Chinese is none in Chinese', async () => {
  expect(await faultsOf('<p>曼城</p>', 'zh')).toEqual([])
})
