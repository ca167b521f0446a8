import { BrowserRouter, useNavigate } from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useIsFirstPage } from './use-is-first-page'

const Place = () => {
  const navigate = useNavigate()
  return (
    <>
      <p>{useIsFirstPage() ? 'first' : 'later'}</p>
      <button type="button" onClick={() => void navigate('?a=1', { replace: true })}>
        Replace
      </button>
      <button type="button" onClick={() => void navigate('?b=1')}>
        Go on
      </button>
    </>
  )
}

it('is the first page until another follows, also after it has replaced its address', async () => {
  const here = location.href
  onTestFinished(() => history.replaceState(null, '', here))
  history.replaceState(null, '', here)
  await render(
    <BrowserRouter useTransitions={false}>
      <Place />
    </BrowserRouter>,
  )
  await expect.element(page.getByText('first')).toBeVisible()
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect.poll(() => location.search).toBe('?a=1')
  await expect.element(page.getByText('first')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText('later')).toBeVisible()
})
