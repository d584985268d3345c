import { sandboxCaptcha } from './sandbox-captcha.ts'
import { captchaTexts } from './sandbox-captcha-texts.ts'

/**
 * Draws the widget and exposes the API of SmartCaptcha's own script. It represents a third-party
 * program: it does not depend on the shop, has its own styles and uses the language given by the
 * page (`hl`), with Russian as the default.
 */
export const captchaScript = `(() => {
  const path = ${JSON.stringify(sandboxCaptcha.path)}
  const texts = ${JSON.stringify(captchaTexts)}
  const widgets = new Map()
  let last = 0
  const call = async (name, body) => {
    const answer = await fetch(path + name, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  const make = (tag, style, text) => {
    const element = document.createElement(tag)
    element.style.cssText = style
    if (text) element.textContent = text
    return element
  }
  const box = 'border:1px solid #7b8a99;border-radius:12px;padding:12px 16px;background:#fff;color:#1c2733;font:14px/20px system-ui,sans-serif'
  const button = 'min-height:44px;padding:0 14px;margin:8px 8px 0 0;border:1px solid #7b8a99;border-radius:8px;background:#eef2f6;color:#1c2733;font:inherit;cursor:pointer'
  const draw = async (widget, note) => {
    const labels = texts[widget.params.hl] || texts.ru
    const task = await call('/task', { hl: widget.params.hl })
    if (!widgets.has(widget.id)) return
    const frame = make('div', box)
    frame.setAttribute('role', 'group')
    const prompt = make('p', 'margin:0', note + labels.task.before + task.wanted + labels.task.after)
    prompt.setAttribute('role', 'status')
    frame.append(prompt)
    frame.setAttribute('aria-label', labels.label)
    for (const choice of task.choices) {
      const option = make('button', button, choice.name)
      option.type = 'button'
      option.onclick = async () => {
        for (const item of frame.querySelectorAll('button')) item.disabled = true
        const { token } = await call('/solve', { task: task.task, choice: choice.code })
        if (!widgets.has(widget.id)) return
        if (!token) return draw(widget, labels.wrong + ' ')
        const done = make('p', box + ';margin:0', labels.done)
        done.setAttribute('role', 'status')
        widget.place.replaceChildren(done)
        widget.params.callback?.(token)
      }
      frame.append(option)
    }
    widget.place.replaceChildren(frame)
  }
  window.smartCaptcha = {
    render(place, params) {
      const widget = { id: ++last, place, params }
      widgets.set(widget.id, widget)
      void draw(widget, '')
      return widget.id
    },
    reset(id) {
      const widget = widgets.get(id)
      if (widget) void draw(widget, '')
    },
    destroy(id) {
      widgets.get(id)?.place.replaceChildren()
      widgets.delete(id)
    },
    subscribe: () => () => {},
  }
})()
`
