// Loaded before the process's own code: an orphan would keep its port and its data folder.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
