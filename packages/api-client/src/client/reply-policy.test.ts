import { describe, expect, it } from 'vitest'
import { judgeReply } from './reply-policy'

const call = { name: 'getDateMatch', noToast: false }

describe('judgeReply', () => {
  it('takes status 0 as success', () => {
    expect(judgeReply({ status: 0, msg: '', data: { a: 1 } }, call)).toEqual({ kind: 'success', data: { a: 1 } })
  })

  it.each([
    ['status 2', { status: 2, msg: 'expired', data: null }],
    ['the words 登录超时 with another status', { status: 1, msg: '您的登录超时了', data: null }],
    ['the words 登录超时 even with status 0', { status: 0, msg: '登录超时', data: null }],
  ])('takes %s as an expired session and asks to log in', (_what, envelope) => {
    expect(judgeReply(envelope, call)).toMatchObject({ kind: 'expired', message: envelope.msg, prompt: true })
  })

  it('asks nobody to log in when getUserInfo finds the session expired', () => {
    expect(judgeReply({ status: 2, msg: '登录超时', data: null }, { ...call, name: 'getUserInfo' })).toMatchObject({
      prompt: false,
    })
  })

  it('shows the message of a failure as a toast, unless the call says noToast', () => {
    const envelope = { status: 7, msg: '没有', data: null }
    expect(judgeReply(envelope, call)).toEqual({ kind: 'failure', status: 7, message: '没有', toast: true })
    expect(judgeReply(envelope, { ...call, noToast: true })).toMatchObject({ toast: false })
  })

  it('rejects silently when a failure has no message', () => {
    expect(judgeReply({ status: 1, msg: '', data: null }, call)).toMatchObject({ kind: 'failure', toast: false })
  })
})
