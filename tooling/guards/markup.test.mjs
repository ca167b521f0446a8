import { expect, it } from 'vitest'
import { problemsOf } from './markup.mjs'

const problems = (text) => problemsOf([{ file: 'a.tsx', text }])

it.each([
  'node.innerHTML = text',
  'node.outerHTML += text',
  "node['innerHTML'] = text",
  'Object.assign(node, { innerHTML: text })',
  '<p dangerouslySetInnerHTML={{ __html: text }} />',
  '<p {...{ dangerouslySetInnerHTML: { __html: text } }} />',
  '<iframe srcDoc={text} />',
  "node.insertAdjacentHTML('beforeend', text)",
  "new DOMParser().parseFromString(text, 'text/html')",
  'document.write(text)',
])('reports a text that becomes HTML: %s', (text) => {
  expect(problems(text)).toHaveLength(1)
})

it.each([
  'node.textContent = text',
  '<p>{text}</p>',
  'node.innerHTML === before',
  "Omit<Props, 'dangerouslySetInnerHTML'>",
])('accepts %s', (text) => {
  expect(problems(text)).toEqual([])
})
