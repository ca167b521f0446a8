import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** Texts of components are nodes, which Storybook would edit as objects. Attributes of the root are no controls. */
export const readableControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name]) => !name.startsWith('data-') && name !== 'ref')
      .map(([name, argType]) => {
        const isNode = argType.table?.type?.summary === 'ReactNode'
        return [name, isNode && argType.control === undefined ? { ...argType, control: { type: 'text' } } : argType]
      }),
  )
