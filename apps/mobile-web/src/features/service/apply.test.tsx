import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show'

const state = (name: string, reason = '') => ({
  type: 'anchor' as const,
  state: name as 'none',
  reason,
  submitted_at: 1,
  decided_at: 0,
})

describe('an application', () => {
  it('is filled in and sent, and is then in review', async () => {
    let current = state('none')
    const { callsOf } = await show({
      path: '/apply/anchor',
      member: true,
      answers: {
        getApplication: () => current,
        submitApplication: () => {
          current = state('pending')
          return current
        },
      },
    })
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect.element(page.getByText('请填写').first()).toBeVisible()
    await page.getByLabelText('真实姓名').fill('王五')
    await page.getByLabelText('联系方式').fill('13800000000')
    await page.getByLabelText('申请说明').fill('解说英超')
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect.element(page.getByText('申请审核中')).toBeVisible()
    expect(callsOf('submitApplication').map(({ body }) => [body['type'], body['real_name']])).toEqual([
      ['anchor', '王五'],
    ])
  })

  it('of a master that was refused says why, and may be sent again', async () => {
    const answers = {
      getApplication: () => ({ ...state('rejected', '图片太暗'), type: 'master' as const }),
      submitApplication: () => ({ ...state('pending'), type: 'master' as const }),
    }
    const { callsOf } = await show({ path: '/apply/master', member: true, answers })
    await expect.element(page.getByRole('heading', { name: '申请成为红单专家' })).toBeVisible()
    expect(callsOf('getApplication').map(({ body }) => body['type'])).toEqual(['master'])
    await expect.element(page.getByText('原因：图片太暗')).toBeVisible()
    await page.getByRole('button', { name: '重新申请' }).click()
    await page.getByLabelText('真实姓名').fill('王五')
    await page.getByLabelText('联系方式').fill('13800000000')
    await page.getByLabelText('申请说明').fill('擅长英超')
    await page.getByRole('button', { name: '提交申请' }).click()
    await expect.poll(() => callsOf('submitApplication').map(({ body }) => body['type'])).toEqual(['master'])
  })

  it('that was accepted says so', async () => {
    await show({ path: '/apply/anchor', member: true, answers: { getApplication: () => state('approved') } })
    await expect.element(page.getByText('申请已通过')).toBeVisible()
  })

  it('of another type does not exist', async () => {
    await show({ path: '/apply/king', member: true })
    await expect.element(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  })

  it('asks a guest to log in', async () => {
    const { callsOf } = await show({ path: '/apply/anchor' })
    await expect.element(page.getByRole('main').getByRole('link', { name: '去登录' })).toBeVisible()
    expect(callsOf('getApplication')).toEqual([])
  })
})
