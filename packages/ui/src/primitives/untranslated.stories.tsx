import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Untranslated } from './untranslated.tsx'

const meta = {
  title: 'Primitives/Untranslated',
  component: Untranslated,
  args: { children: 'Светлица на Варшавке', on: 'en' },
} satisfies Meta<typeof Untranslated>

export default meta
type Story = StoryObj<typeof meta>

export const OnAnotherPage: Story = {
  name: '[lang.three] Russian words on an English page say that they are Russian',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Светлица на Варшавке')).toHaveAttribute('lang', 'ru')
  },
}

/** In the page's own language the words need no mark. */
export const OnOwnPage: Story = { args: { on: 'ru' } }
