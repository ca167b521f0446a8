import { expect, it } from 'vitest'
import { problemsOf } from './texts.mjs'

const problems = (text) => problemsOf([{ file: 'a.tsx', text }])

it('reports a Chinese text of a component', () => {
  expect(problems('<p title="关闭">{t(($) => $.name)}</p>')).toEqual(['a.tsx has the text 关闭: add it to the locales'])
  expect(problems("toastShown('success', `好了${name}`)")).toHaveLength(1)
})

it('accepts comments, and the name of the language', () => {
  expect(problems("/** Like `2.1万`. */\n// 万\nconst a = 1 // 万\nconst name = '中文'")).toEqual([])
})
