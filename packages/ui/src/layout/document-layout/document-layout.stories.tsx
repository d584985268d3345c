import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '../../brand/logo/logo.tsx'
import { BlankLayout } from '../blank-layout/blank-layout.tsx'
import { DocumentLayout } from './document-layout.tsx'

const meta = {
  title: 'Каркас/DocumentLayout',
  component: DocumentLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    skipLabel: 'К содержанию',
    logo: <Logo name="Светлица" href="/" label="Светлица, на главную" />,
    children: <h1 className="text-h1">Электронный чек</h1>,
  },
} satisfies Meta<typeof DocumentLayout>

export default meta
type Story = StoryObj<typeof meta>

/** Only the logo is shown around a receipt. */
export const Receipt: Story = {
  name: 'Чек',
  tags: ['layout.other'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Электронный чек')
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Светлица, на главную' })).toHaveAttribute(
      'href',
      '/',
    )
  },
}

export const Blank: Story = {
  name: 'Blank: no header and footer',
  render: ({ skipLabel: skip }) => (
    <BlankLayout skipLabel={skip}>
      <h1 className="text-h1">Оцените работу магазина</h1>
    </BlankLayout>
  ),
}
