import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Untranslated } from './untranslated.tsx'

const meta = {
  title: 'Данные/Untranslated',
  component: Untranslated,
  args: { children: 'Светлица на Варшавке', pageLanguage: 'en' },
} satisfies Meta<typeof Untranslated>

export default meta
type Story = StoryObj<typeof meta>

/** Russian text on an English page has the lang attribute. */
export const OnAnotherPage: Story = {
  name: 'Русский текст на английской странице',
  tags: ['lang.three'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Светлица на Варшавке')).toHaveAttribute('lang', 'ru')
  },
}

/** In the page's own language the text needs no `lang` attribute. */
export const OnOwnPage: Story = { args: { pageLanguage: 'ru' } }
