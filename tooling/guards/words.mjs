import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { git } from './git.mjs'

/** The glossary of CONTRIBUTING.md, for the words that no other sense makes right. By the word to use instead. */
const INSTEAD = {
  asker: 'caller',
  hears: 'gets, receives',
  hearer: 'listener',
  untold: 'unannounced',
  tellable: 'announceable',
  doorbell: 'bus',
  parcel: 'body',
  hole: 'gap',
  anew: 'again',
  whoever: 'a user who, anyone who',
  presenter: 'anchor',
  tenant: 'site',
}

const SOURCE = /\.(?:tsx?|mjs)$/
const capitalised = (word) => `${word[0].toUpperCase()}${word.slice(1)}`
const ANY_WORD = new RegExp(
  Object.keys(INSTEAD)
    .flatMap((word) => [`(?<![a-z])${word}`, capitalised(word), `(?<![A-Z])${word.toUpperCase()}`])
    .join('|'),
)
const TESTS = new Set(['it', 'test', 'describe'])

/** `fillHoles`, `FILL_HOLE` and `fill-holes` are the words fill and hole. */
const wordsOf = (text) =>
  text
    .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
    .map((word) => (Object.hasOwn(INSTEAD, word) ? word : word.replace(/s$/, '')))

/** Whether a node gives a name to something, rather than using one that is declared elsewhere. */
const isDeclaration = (node) =>
  !ts.isShorthandPropertyAssignment(node) &&
  !(ts.isExportSpecifier(node) && node.propertyName === undefined) &&
  !ts.isPropertyAccessExpression(node) &&
  !ts.isMetaProperty(node) &&
  !ts.isJsxAttribute(node) &&
  !(ts.isImportSpecifier(node) && node.propertyName === undefined)

const declaredName = (node) => {
  const { name } = node
  if (name === undefined || !isDeclaration(node)) return []
  return ts.isIdentifier(name) || ts.isPrivateIdentifier(name) || ts.isStringLiteral(name) ? [name.text] : []
}

/** `it`, `it.each(rows)` and `it.each<Row>` of `it.each(rows)('title')`. */
const rootOf = (callee) => {
  if (ts.isTaggedTemplateExpression(callee)) return rootOf(callee.tag)
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) return rootOf(callee.expression)
  return ts.isIdentifier(callee) ? callee.text : ''
}

const titleOf = (node) => {
  if (!ts.isCallExpression(node) || !TESTS.has(rootOf(node.expression))) return []
  const [title] = node.arguments
  return title !== undefined && isText(title) ? [title.getText()] : []
}

/** A literal, a template, or several of them in a sum. */
const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)))

const textsOf = (file, text) => {
  const found = file.split('/')
  const visit = (node) => {
    found.push(...declaredName(node), ...titleOf(node))
    ts.forEachChild(node, visit)
  }
  // Most files have none of the words anywhere, and are not parsed.
  if (ANY_WORD.test(text)) visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return found
}

/** The names of files and folders, the declared names and the titles of tests that contain such a word. */
export const problemsOf = (files) =>
  files.flatMap(({ file, text }) => {
    const found = textsOf(file, text).flatMap((where) =>
      wordsOf(where)
        .filter((word) => Object.hasOwn(INSTEAD, word))
        .map((word) => `${file}: "${where}" says ${word}: use ${INSTEAD[word]}`),
    )
    return [...new Set(found)]
  })

/** Names and titles are for newcomers: one word for one thing. */
export const words = {
  id: 'words',
  title: 'Names and titles of tests use the words of the glossary',
  remedy: 'Use the word that is printed. CONTRIBUTING.md has the glossary.',
  check: async ({ root }) => {
    const tracked = git(root, 'ls-files', '--', 'packages', 'apps', 'tooling', 'examples')
    if (tracked === null) return { skipped: 'not a git checkout' }
    const files = tracked.split('\n').filter((file) => SOURCE.test(file) && !file.startsWith('tooling/guards/words.'))
    return { problems: problemsOf(files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))) }
  },
}
