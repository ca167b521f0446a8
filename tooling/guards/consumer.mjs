import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from './pack.mjs'
import { published } from './published.mjs'

/**
 * A project outside of the repository that installs the packed tarballs as npm would, imports every entry as ESM and as
 * CommonJS, type-checks against it under both module resolutions, and runs `consumer/rules.mjs` bundled.
 * Resolves to the problems it met.
 */
export const tryAsConsumer = async (root, { pnpm, run }) => {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'))
  const node = (...args) => run(process.execPath, args, { cwd: folder })
  try {
    const targets = published(root)
    const tarballs = []
    for (const target of targets) tarballs.push(await pack(target, folder, pnpm))
    writeProject(folder, targets, tarballs)

    const steps = [
      ['npm install', () => run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })],
      ['import', () => node('import.mjs')],
      ['require', () => node('require.cjs')],
      ['rules', () => node('rules.mjs')],
      ['types, node16', () => node('node_modules/typescript/bin/tsc', '-p', 'node16.json')],
      ['types, bundler', () => node('node_modules/typescript/bin/tsc', '-p', 'bundler.json')],
      [
        'bundle',
        () =>
          run('npx', ['esbuild', 'rules.mjs', '--bundle', '--format=esm', '--outfile=bundled.mjs'], { cwd: folder }),
      ],
      ['bundled rules', () => node('bundled.mjs')],
    ]
    for (const [name, step] of steps) {
      const { code, output } = await step()
      if (code !== 0) return [`${name}:\n${output.trim()}`]
    }
    return []
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const writeProject = (folder, targets, tarballs) => {
  const write = (name, value) =>
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  const ours = Object.fromEntries(targets.map(({ manifest }, index) => [manifest.name, `file:${tarballs[index]}`]))
  const peers = Object.assign({}, ...targets.map(({ manifest }) => manifest.peerDependencies))
  const specifiers = targets.flatMap(({ manifest, entries }) =>
    entries.map(({ path }) => manifest.name + path.slice(1)),
  )

  mkdirSync(folder, { recursive: true })
  write('package.json', {
    private: true,
    dependencies: {
      ...ours,
      ...peers,
      typescript: '6.0.3',
      esbuild: '0.27',
      '@types/react': '19',
      '@types/react-dom': '19',
    },
  })
  write('import.mjs', specifiers.map((name) => `await import('${name}')`).join('\n'))
  write('require.cjs', specifiers.map((name) => `require('${name}')`).join('\n'))
  write('types.ts', specifiers.map((name, index) => `export * as entry${index} from '${name}'`).join('\n'))
  write('node16.json', tsconfig({ module: 'node16', moduleResolution: 'node16' }))
  write('bundler.json', tsconfig({ module: 'esnext', moduleResolution: 'bundler' }))
  cpSync(join(import.meta.dirname, 'consumer/rules.mjs'), join(folder, 'rules.mjs'))
}

const tsconfig = (resolution) => ({
  compilerOptions: {
    ...resolution,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  files: ['types.ts'],
})
