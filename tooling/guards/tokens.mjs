import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['packages/ui/src', 'apps/mobile-web/src', 'apps/server/src', 'apps/storybook/.storybook']

/** A misspelt custom property is silently nothing in CSS. A use with a fallback may be undeclared. */
export const tokens = {
  id: 'tokens',
  title: 'Custom properties of styles are declared',
  remedy: 'Use a property that a style sheet declares, or declare it.',
  check: async ({ root }) => ({
    problems: problemsOf(
      SOURCES.flatMap((folder) => sourcesIn(root, folder)).map((file) => ({
        file,
        text: readFileSync(join(root, file), 'utf8'),
      })),
    ),
  }),
}

/** Uses of properties that no style sheet declares and no style of an element sets. */
export const problemsOf = (files) => {
  const declared = new Set(files.flatMap(({ text }) => matches(text, /(--[\w-]+)['"]?\]?:/g)))
  return files.flatMap(({ file, text }) =>
    matches(text, /var\((--[\w-]+)\)/g)
      .filter((name) => !declared.has(name))
      .map((name) => `${file} uses ${name}, which nothing declares`),
  )
}

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name)

const sourcesIn = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path))
