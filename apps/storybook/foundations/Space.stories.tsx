import { cssVar } from '@org/ui/tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './Foundations.module.css'
import { Group, Page, rowsOf, TokenCard, SHEET } from './parts'

export default { title: 'Foundations/Space and shape', ...SHEET } satisfies Meta

export const Space: StoryObj = {
  render: () => (
    <Page>
      <Group title="Space">
        {rowsOf('space').map(([name, token]) => (
          <TokenCard key={name} name={name} token={token}>
            <div className={styles.bar} style={{ width: cssVar(name) }} />
          </TokenCard>
        ))}
      </Group>
    </Page>
  ),
}

export const Shape: StoryObj = {
  render: () => (
    <Page>
      <Group title="Corners">
        {rowsOf('shape').map(([name, token]) => (
          <TokenCard key={name} name={name} token={token}>
            <div className={styles.shape} style={{ borderRadius: cssVar(name) }} />
          </TokenCard>
        ))}
      </Group>
      <Group title="Sizes" note="A target is never smaller than 44 px, on any phone and at any text size.">
        {rowsOf('size').map(([name, token]) => (
          <TokenCard key={name} name={name} token={token}>
            {name === 'tap' ? (
              <div className={styles.target} />
            ) : (
              <div className={styles.bar} style={{ width: cssVar(name) }} />
            )}
          </TokenCard>
        ))}
      </Group>
      <Group title="Shadow" note="Floating buttons and sheets only. None inside a list: it costs frames.">
        <div className={styles.card} style={{ boxShadow: cssVar('shadow-float') }}>
          shadow-float
        </div>
      </Group>
    </Page>
  ),
}

/** Which part lies over which. */
export const Layers: StoryObj = {
  render: () => (
    <Page>
      <Group title="Layers" note="From the page up.">
        {rowsOf('layer').map(([name, token]) => (
          <TokenCard key={name} name={name} token={token}>
            <strong>{token.value}</strong>
          </TokenCard>
        ))}
      </Group>
    </Page>
  ),
}
