import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '../mark/logo.tsx'
import { BlankLayout } from './blank-layout.tsx'
import { OtherLayout } from './other-layout.tsx'

const meta = {
  title: 'Chrome/OtherLayout',
  component: OtherLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    skip: 'К содержанию',
    logo: <Logo name="Светлица" href="/" label="Светлица, на главную" />,
    children: <h1 className="text-h1">Электронный чек</h1>,
  },
} satisfies Meta<typeof OtherLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Receipt: Story = {
  name: '[layout.other] the logo above, nothing else around a receipt',
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
  name: 'Blank: nothing around the page',
  render: ({ skip }) => (
    <BlankLayout skip={skip}>
      <h1 className="text-h1">Оцените работу магазина</h1>
    </BlankLayout>
  ),
}
