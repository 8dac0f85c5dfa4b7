/** What the listener hands to the API beside the request; absent for calls from inside the process. */
export type ApiEnv = { Bindings: { clientAddress?: string } | undefined }
