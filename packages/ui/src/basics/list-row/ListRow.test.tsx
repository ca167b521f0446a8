import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { conforms } from '../../conformance'
import { ListGroup, ListRow } from '.'

test('is a link with an address, and its press is handled', async () => {
  const onPress = vi.fn()
  await render(<ListRow title="Orders" value="2" href="#orders" onPress={onPress} />)
  const row = page.getByRole('link', { name: 'Orders 2' })
  await expect.element(row).toHaveAttribute('href', '#orders')
  await row.click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('cannot be pressed when it only tells something', async () => {
  await render(<ListRow title="Version" value="1.4.0" />)
  await expect.element(page.getByText('1.4.0')).toBeVisible()
  expect(page.getByRole('button').or(page.getByRole('link')).elements()).toHaveLength(0)
})

test('has an arrow where it leads on, and none where it ends something', async () => {
  const { container, rerender } = await render(<ListRow title="Orders" href="#orders" />)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
  await rerender(<ListRow title="Log out" tone="danger" onPress={() => undefined} />)
  expect(container.querySelectorAll('svg')).toHaveLength(0)
})

test('is named by its heading as a group', async () => {
  await render(
    <ListGroup title="Account">
      <ListRow title="Orders" href="#orders" />
    </ListGroup>,
  )
  await expect.element(page.getByRole('region', { name: 'Account' })).toHaveTextContent('Orders')
})

conforms(ListRow, {
  props: ({ press }) => ({ title: 'Orders', onPress: press('onPress') }),
  states: { 'data-tone': { tone: 'danger' }, 'data-off': { disabled: true } },
  views: [{ note: 'Paid in the last 30 days', value: '12 orders', icon: <i />, end: <b>3</b> }],
  off: [{ disabled: true }],
})

conforms(ListGroup, {
  props: () => ({
    title: 'Account',
    children: [<ListRow key="1" title="Orders" />, <ListRow key="2" title="Coins" />],
  }),
})
