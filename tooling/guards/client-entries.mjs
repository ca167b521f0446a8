import { posix } from 'node:path'

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(["'])([^"']+)\1/g
const NEEDS_A_CLIENT = /^react(-dom)?($|\/)|^@reduxjs\/toolkit\/query\/react$|^react-redux$/
const DIRECTIVE = /^\s*(["'])use client\1/

/**
 * Entries that import React without 'use client': the Next server would run their hooks and fail. `files` are those of
 * the tarball, by path.
 */
export const clientEntries = ({ exports }, files) =>
  Object.entries(exports).flatMap(([path, target]) =>
    [target.import?.default, target.require?.default]
      .filter(Boolean)
      .map((file) => posix.normalize(file))
      .filter((file) => reachesReact(file, files) && !DIRECTIVE.test(files.get(file).toString()))
      .map((file) => `${file} (${path}) uses React and does not begin with 'use client'`),
  )

const reachesReact = (entry, files) => {
  const seen = new Set([entry])
  for (const file of seen)
    for (const [, , specifier] of files.get(file).toString().matchAll(IMPORT)) {
      if (NEEDS_A_CLIENT.test(specifier)) return true
      const next = posix.join(posix.dirname(file), specifier)
      if (specifier.startsWith('.') && files.has(next)) seen.add(next)
    }
  return false
}
