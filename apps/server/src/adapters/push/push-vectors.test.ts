import { createECDH, createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptPush } from './encrypt-push'
import { vapidKey, vapidToken } from './vapid'

const bytes = (text: string) => Buffer.from(text, 'base64url')

it('encrypts the example of RFC 8291', () => {
  const own = createECDH('prime256v1')
  own.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const keys = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const text = Buffer.from('When I grow up, I want to be a watermelon')
  const message = encryptPush(text, keys, { own, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') })
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('signs the claims of the example of RFC 8292, so that its signature and ours are valid', () => {
  const [header, claims, signature] = (
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.' +
    'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA'
  ).split('.')
  const valid = (publicKey: string, token: string) => {
    const [head = '', body = '', signed = ''] = token.split('.')
    const point = bytes(publicKey)
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
    const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    return verify('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, bytes(signed))
  }
  const theirs = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
  expect(valid(theirs, `${header}.${claims}.${signature}`)).toBe(true)
  const own = createECDH('prime256v1')
  const keys = { publicKey: own.generateKeys('base64url'), privateKey: own.getPrivateKey('base64url') }
  const sent = { aud: 'https://push.example.net', exp: 1_453_523_768, sub: 'mailto:push@example.com' }
  const token = vapidToken(sent, vapidKey(keys))
  expect(token.split('.').slice(0, 2)).toEqual([header, claims])
  expect(valid(keys.publicKey, token)).toBe(true)
  expect(valid(theirs, token)).toBe(false)
})
