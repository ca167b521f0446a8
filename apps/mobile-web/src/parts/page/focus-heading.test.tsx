import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusHeading } from './focus-heading'

const Pages = ({ isLastHidden }: { isLastHidden: boolean }) => (
  <div data-testid="frame" tabIndex={-1}>
    <div hidden={isLastHidden}>
      <h1>直播</h1>
      <input data-first-focus="" aria-label="搜索" />
    </div>
    {isLastHidden && <p>加载中</p>}
  </div>
)
const frame = () => page.getByTestId('frame')

it('focuses the field of a page for typing', async () => {
  await render(<Pages isLastHidden={false} />)
  focusHeading(frame().element() as HTMLElement)
  await expect.element(page.getByRole('textbox', { name: '搜索' })).toHaveFocus()
})

it('focuses the frame while the last page is hidden and the code of the next one is loaded', async () => {
  await render(<Pages isLastHidden />)
  focusHeading(frame().element() as HTMLElement)
  await expect.element(frame()).toHaveFocus()
})
