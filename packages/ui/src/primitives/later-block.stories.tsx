import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LaterBlock } from './later-block.tsx'

const meta = {
  title: 'Primitives/LaterBlock',
  component: LaterBlock,
} satisfies Meta<typeof LaterBlock>

export default meta
type Story = StoryObj<typeof meta>

const text = 'Далеко внизу'

/** Two screens below, its words are there for who searches the page, and nothing of it is drawn. */
export const FarBelow: Story = {
  args: { children: <p>{text}</p> },
  decorators: [
    (Block) => (
      <>
        <div style={{ height: 9_000 }} />
        <Block />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const words = canvas.getByText(text)
    await waitFor(() => expect(words.checkVisibility({ contentVisibilityAuto: true })).toBe(false))
    words.scrollIntoView()
    await waitFor(() => expect(words.checkVisibility({ contentVisibilityAuto: true })).toBe(true))
  },
}

/** Without anything within it takes no place. */
export const Empty: Story = {
  args: { children: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.far-below')).not.toBeVisible()
  },
}
