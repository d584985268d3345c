import { sandboxCaptcha } from './sandbox-captcha.ts'
import { captchaWords } from './sandbox-captcha-words.ts'

/**
 * Draws the widget and offers it to pages under the names of SmartCaptcha's own script. It is another
 * firm's program: it knows nothing of the shop, brings its own look and speaks the language that the
 * page names (`hl`); Russian where it knows it not.
 */
export const captchaScript = `(() => {
  const path = ${JSON.stringify(sandboxCaptcha.path)}
  const words = ${JSON.stringify(captchaWords)}
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
  const make = (tag, look, text) => {
    const made = document.createElement(tag)
    made.style.cssText = look
    if (text) made.textContent = text
    return made
  }
  const box = 'border:1px solid #7b8a99;border-radius:12px;padding:12px 16px;background:#fff;color:#1c2733;font:14px/20px system-ui,sans-serif'
  const button = 'min-height:44px;padding:0 14px;margin:8px 8px 0 0;border:1px solid #7b8a99;border-radius:8px;background:#eef2f6;color:#1c2733;font:inherit;cursor:pointer'
  const draw = async (widget, note) => {
    const say = words[widget.params.hl] || words.ru
    const task = await call('/task', { hl: widget.params.hl })
    if (!widgets.has(widget.id)) return
    const frame = make('div', box)
    frame.setAttribute('role', 'group')
    const asked = make('p', 'margin:0', note + say.task.before + task.wanted + say.task.after)
    asked.setAttribute('role', 'status')
    frame.append(asked)
    frame.setAttribute('aria-label', say.label)
    for (const choice of task.choices) {
      const one = make('button', button, choice.name)
      one.type = 'button'
      one.onclick = async () => {
        for (const other of frame.querySelectorAll('button')) other.disabled = true
        const { token } = await call('/solve', { task: task.task, choice: choice.code })
        if (!widgets.has(widget.id)) return
        if (!token) return draw(widget, say.wrong + ' ')
        const done = make('p', box + ';margin:0', say.done)
        done.setAttribute('role', 'status')
        widget.place.replaceChildren(done)
        widget.params.callback?.(token)
      }
      frame.append(one)
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
