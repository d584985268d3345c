import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { DeferredSection } from './deferred-section.tsx'

const meta = {
  title: 'Каркас/DeferredSection',
  component: DeferredSection,
} satisfies Meta<typeof DeferredSection>

export default meta
type Story = StoryObj<typeof meta>

const text = 'Далеко внизу'

/**
 * Two screens below the viewport its text can be found with the page search, but nothing is
 * painted.
 */
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
    const textElement = canvas.getByText(text)
    await waitFor(() =>
      expect(textElement.checkVisibility({ contentVisibilityAuto: true })).toBe(false),
    )
    textElement.scrollIntoView()
    await waitFor(() =>
      expect(textElement.checkVisibility({ contentVisibilityAuto: true })).toBe(true),
    )
  },
}

/** An empty section takes no space. */
export const Empty: Story = {
  args: { children: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.far-below')).not.toBeVisible()
  },
}
