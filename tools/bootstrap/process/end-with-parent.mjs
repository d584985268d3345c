// Loaded before each app: if the shop’s main process is killed, the channel closes and the app
// ends, instead of running on as an orphan.
if (process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), 10_000).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.channel.unref()
}

// Programs that an app forks would inherit this file and, with an unreferenced channel, would end
// before their first message.
const at = process.execArgv.indexOf('--import')
if (at >= 0) process.execArgv.splice(at, 2)
