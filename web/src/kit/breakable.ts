import { t } from "../words";

/** Return a name with a soft hyphen before its last part, the only place where it may be broken. */
export const breakable = (name: string): string => name.replace(new RegExp(`(?<=\\p{L}{3})(?:${t("kit-name-ends")})(?!\\p{L})`, "gu"), "\u00ad$&");
