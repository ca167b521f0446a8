import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chatProblems, pageProblems } from './page-problems.mjs'
import { startRegistry } from './registry.mjs'
import { serveFolder, serveNext } from './serve.mjs'

/**
 * Publishes the built packages to a local registry, installs them into the project `consumer/`, and uses them in every
 * way that users do. Other packages come from the configured registry. Resolves to the problems. `env` has pnpm on its
 * PATH, and `serveProduct` serves the built product for a visit.
 */
export const rehearse = async (root, packages, { run, env, say, serveProduct }) => {
  const registry = await startRegistry('@org')
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
  try {
    const publishing = await publish(root, registry.host, { run, env, folder })
    if (publishing.code !== 0) return [`publish:\n${publishing.output.trim()}`]
    writeProject(folder, packages, registry.host)
    cpSync(join(root, 'examples/next/app'), join(folder, 'next/app/(example)'), { recursive: true })
    for (const [title, step] of stepsOf(folder, run, serveProduct)) {
      const since = performance.now()
      const problem = await step()
      if (problem) return [`${title}:\n${problem}`]
      say(`  ${title.padEnd(44)} ${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`)
    }
    return []
  } finally {
    await registry.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** pnpm and npm require a login to publish; this registry accepts any. */
const publish = (root, host, { run, env, folder }) => {
  const userConfig = join(folder, 'login.npmrc')
  writeFileSync(userConfig, `//${host}/:_authToken=rehearsal\n`)
  const registry = `http://${host}/`
  return run('pnpm', ['exec', 'changeset', 'publish', '--no-git-tag'], {
    cwd: root,
    env: { ...env, NPM_CONFIG_USERCONFIG: userConfig, npm_config_registry: registry, pnpm_config_registry: registry },
  })
}

const writeProject = (folder, packages, host) => {
  const write = (name, value) =>
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value, null, 2))
  cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true })
  const project = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const ours = Object.fromEntries(packages.map(({ manifest }) => [manifest.name, manifest.version]))
  const specifiers = packages.flatMap(({ manifest, entries }) =>
    entries.map(({ path }) => manifest.name + path.slice(1)),
  )
  write('package.json', { ...project, dependencies: { ...project.dependencies, ...ours } })
  write('.npmrc', `@org:registry=http://${host}/\n`)
  write('import.mjs', specifiers.map((name) => `await import('${name}')`).join('\n'))
  write('require.cjs', specifiers.map((name) => `require('${name}')`).join('\n'))
  write('types.ts', specifiers.map((name, index) => `export * as entry${index} from '${name}'`).join('\n'))
  write('node16.json', tsconfig({ module: 'node16', moduleResolution: 'node16' }))
  write('bundler.json', tsconfig({ module: 'esnext', moduleResolution: 'bundler' }))
}

const tsconfig = (resolution) => ({
  compilerOptions: {
    ...resolution,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
  },
  files: ['types.ts'],
})

/** Titles with functions that resolve to a problem or to null. */
const stepsOf = (folder, run, serveProduct) => {
  const command =
    (name, args, cwd = folder) =>
    async () => {
      const { code, output } = await run(name, args, { cwd, env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } })
      return code === 0 ? null : output.trim()
    }
  const node = (...args) => command(process.execPath, args)
  const bundled = join(folder, 'bundled')
  const next = join(folder, 'next')
  const bin = (path) => join(folder, 'node_modules', path)
  const nextBin = bin('next/dist/bin/next')
  const openNext = (server) =>
    serveNext(nextBin, next, { CHAT_SERVER: server }, async (address) => {
      const problems = [await pageProblems(`${address}kit`), await chatProblems(address)].filter(Boolean)
      return problems.length > 0 ? problems.join('\n') : null
    })
  return [
    ['Installed by npm', command('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])],
    ['Every entry imported', node('import.mjs')],
    ['Every entry required', node('require.cjs')],
    ['Ten rules asked', node('rules.mjs')],
    ['Strict types with library check, node16', node(bin('typescript/bin/tsc'), '-p', 'node16.json')],
    ['Strict types with library check, bundler', node(bin('typescript/bin/tsc'), '-p', 'bundler.json')],
    ['Built by Vite', command(process.execPath, [bin('vite/bin/vite.js'), 'build', '--outDir', 'vite'], bundled)],
    ['The page of Vite opened', () => serveFolder(join(bundled, 'vite'), pageProblems)],
    ['Built by webpack', command(process.execPath, [bin('webpack/bin/webpack.js')], bundled)],
    ['The page of webpack opened', () => serveFolder(withPage(bundled), pageProblems)],
    ['Built by Next', command(process.execPath, [nextBin, 'build'], next)],
    ['The pages of Next opened, two people chat', () => serveProduct(folder, openNext)],
  ]
}

/** webpack writes only the script; the page is Vite's input page. */
const withPage = (bundled) => {
  const page = readFileSync(join(bundled, 'index.html'), 'utf8')
  writeFileSync(
    join(bundled, 'webpack/index.html'),
    page.replace('<script', '<link rel="stylesheet" href="./main.css" /><script'),
  )
  return join(bundled, 'webpack')
}
