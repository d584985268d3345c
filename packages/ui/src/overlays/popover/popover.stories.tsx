import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { Popover } from './popover.tsx'

const meta = {
  title: 'Окна/Popover',
  component: Popover,
  args: {
    trigger: <TextLink>Как измерить</TextLink>,
    label: 'Как измерить',
    children:
      'Ширина — от подлокотника до подлокотника. Оставьте 5 см с каждой стороны, чтобы диван встал в нишу.',
  },
  argTypes: { trigger: { control: false } },
  decorators: [(Story) => <div className="min-h-52">{Story()}</div>],
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Как измерить' }))
    const panel = await screen.findByRole('dialog', { name: 'Как измерить' })
    await waitFor(() => expect(panel).toBeVisible())
  },
}

export const List: Story = {
  args: {
    label: 'Избранное',
    trigger: <Button kind="quiet">Избранное</Button>,
    padding: 'list',
    children: (
      <div className="flex flex-col">
        <Button kind="outline" size={40} align="left">
          Добавить в список
        </Button>
      </div>
    ),
  },
}

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
