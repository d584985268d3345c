import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const Receipt: Story = {}

export const Blank: Story = {
  name: 'Blank: nothing around the page',
  render: ({ skip }) => (
    <BlankLayout skip={skip}>
      <h1 className="text-h1">Оцените работу магазина</h1>
    </BlankLayout>
  ),
}
