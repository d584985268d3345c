import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Бренд/Logo',
  component: Logo,
  args: { name: 'Тёплый дом', href: '/', label: 'Тёплый дом, на главную' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

/** A shop without a mark of its own. */
export const Initial: Story = {
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('link', { name: 'Тёплый дом, на главную' })
    await expect(logo.querySelector('[data-brand-mark] text')).toHaveTextContent(/^Т$/)
    await expect(canvas.getByText('Тёплый дом')).toBeVisible()
  },
}

export const MarkOnly: Story = { args: { isMarkOnly: true } }

export const Plain: Story = {
  args: { tone: 'plain', href: undefined, label: undefined },
  decorators: [
    (StoryOfLogo) => (
      <div data-theme="light" className="bg-forest p-6 text-on-forest">
        <StoryOfLogo />
      </div>
    ),
  ],
}
