/** What the listener passes to the API with a request; absent for calls within the process. */
export type ApiEnv = { Bindings: { clientAddress?: string } | undefined }
