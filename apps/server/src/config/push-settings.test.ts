import { createECDH } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { pushSettings } from './push-settings'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'push-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const pair = () => {
  const own = createECDH('prime256v1')
  return { VAPID_PUBLIC_KEY: own.generateKeys('base64url'), VAPID_PRIVATE_KEY: own.getPrivateKey('base64url') }
}
const PRODUCTION = { NODE_ENV: 'production' }
const SUBJECT = { VAPID_SUBJECT: 'mailto:push@kqb.example' }

it('keeps keys of its own in the data folder, which only the owner may read', () => {
  const folder = newFolder()
  const first = pushSettings({}, folder)
  expect(pushSettings({}, folder)).toEqual(first)
  expect(statSync(join(folder, 'vapid.json')).mode & 0o077).toBe(0)
  expect(pushSettings({}, newFolder())?.publicKey).not.toBe(first?.publicKey)
  writeFileSync(join(folder, 'vapid.json'), '{}')
  expect(() => pushSettings({}, folder)).toThrow('is invalid')
})

it('uses those of the environment; in production nothing is sent without', () => {
  const folder = newFolder()
  const keys = pair()
  expect(pushSettings({ ...PRODUCTION, ...keys, ...SUBJECT }, folder)).toEqual({
    publicKey: keys.VAPID_PUBLIC_KEY,
    privateKey: keys.VAPID_PRIVATE_KEY,
    subject: 'mailto:push@kqb.example',
    services: [],
  })
  expect(pushSettings(PRODUCTION, folder)).toBeNull()
})

it.each([
  [{ ...pair(), ...SUBJECT, VAPID_PRIVATE_KEY: '' }, 'need each other'],
  [{ ...pair(), ...SUBJECT, VAPID_PRIVATE_KEY: pair().VAPID_PRIVATE_KEY }, 'no pair'],
  [{ ...pair(), ...SUBJECT, VAPID_PUBLIC_KEY: 'x' }, 'no pair'],
  [pair(), 'VAPID_SUBJECT'],
  [{ ...pair(), VAPID_SUBJECT: 'push@kqb.example' }, 'VAPID_SUBJECT'],
  [{ ...pair(), ...SUBJECT, PUSH_SERVICES: 'https://push.example/path' }, 'PUSH_SERVICES'],
  [{ ...pair(), ...SUBJECT, PUSH_SERVICES: 'http://push.example' }, 'PUSH_SERVICES'],
])('refuses %o', (env, text) => {
  expect(() => pushSettings({ ...PRODUCTION, ...env }, newFolder())).toThrow(text)
})
