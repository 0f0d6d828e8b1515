import { t } from "../words";

/** Return a name with a soft hyphen before its last part: it may be broken there, and nowhere else. */
export const breakable = (name: string): string => name.replace(new RegExp(`(?<=\\p{L}{3})(?:${t("kit-name-ends")})(?!\\p{L})`, "gu"), "\u00ad$&");
