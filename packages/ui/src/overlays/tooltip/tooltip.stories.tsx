import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer } from 'lucide'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Окна/Tooltip',
  component: Tooltip,
  args: {
    text: 'Напечатать ценники, клавиша P',
    children: (
      <IconButton label="Печать">
        <Icon iconNode={Printer} />
      </IconButton>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Keyboard: Story = {
  play: async ({ step }) => {
    await step('focus shows it', async () => {
      await userEvent.tab()
      const tip = await screen.findByRole('tooltip')
      await expect(tip).toHaveTextContent('Напечатать ценники, клавиша P')
    })
    await step('Escape hides it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    })
    await step('focus shows it again for the screenshot', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.tab()
      await screen.findByRole('tooltip')
    })
  },
}
