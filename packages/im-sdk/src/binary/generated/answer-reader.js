/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $Reader = $protobuf.Reader, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

const $root = $protobuf.roots["answer-reader"] || ($protobuf.roots["answer-reader"] = {});

export const Frame = $root.Frame = (() => {

    const Frame = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    Frame.prototype.servcmd = "";
    Frame.prototype.seq = null;
    Frame.prototype.head = null;
    Frame.prototype.errorCode = 0;
    Frame.prototype.errorInfo = "";
    Frame.prototype.body = $util.newBuffer([]);
    Frame.prototype.packed = $util.newBuffer([]);
    Frame.prototype.errorName = "";

    let $oneOfFields;

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(Frame.prototype, "_seq", {
        get: $util.oneOfGetter($oneOfFields = ["seq"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    Frame.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.Frame();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.servcmd = value;
                    else
                        delete message.servcmd;
                    continue;
                }
            case 2: {
                    if (wireType !== 0)
                        break;
                    message.seq = reader.uint32();
                    message._seq = "seq";
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    message.head = $root.RequestHead.decode(reader, reader.size(), $undefined, _depth + 1, message.head);
                    continue;
                }
            case 4: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.sint32())
                        message.errorCode = value;
                    else
                        delete message.errorCode;
                    continue;
                }
            case 5: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.errorInfo = value;
                    else
                        delete message.errorInfo;
                    continue;
                }
            case 6: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.bytes()).length)
                        message.body = value;
                    else
                        delete message.body;
                    continue;
                }
            case 7: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.bytes()).length)
                        message.packed = value;
                    else
                        delete message.packed;
                    continue;
                }
            case 8: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.errorName = value;
                    else
                        delete message.errorName;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return Frame;
})();

export const RequestHead = $root.RequestHead = (() => {

    const RequestHead = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    RequestHead.prototype.reqtime = 0;
    RequestHead.prototype.ver = "";
    RequestHead.prototype.sdkversion = "";
    RequestHead.prototype.platform = 0;
    RequestHead.prototype.sdkappid = 0;
    RequestHead.prototype.identifier = "";
    RequestHead.prototype.usersig = "";
    RequestHead.prototype.a2 = "";
    RequestHead.prototype.instanceid = "";
    RequestHead.prototype.sdkability = 0;
    RequestHead.prototype.reqkey = "";

    RequestHead.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.RequestHead();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.reqtime = value;
                    else
                        delete message.reqtime;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.ver = value;
                    else
                        delete message.ver;
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.sdkversion = value;
                    else
                        delete message.sdkversion;
                    continue;
                }
            case 4: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.platform = value;
                    else
                        delete message.platform;
                    continue;
                }
            case 5: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.sdkappid = value;
                    else
                        delete message.sdkappid;
                    continue;
                }
            case 6: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.identifier = value;
                    else
                        delete message.identifier;
                    continue;
                }
            case 7: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.usersig = value;
                    else
                        delete message.usersig;
                    continue;
                }
            case 8: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.a2 = value;
                    else
                        delete message.a2;
                    continue;
                }
            case 9: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.instanceid = value;
                    else
                        delete message.instanceid;
                    continue;
                }
            case 10: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.sdkability = value;
                    else
                        delete message.sdkability;
                    continue;
                }
            case 11: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.reqkey = value;
                    else
                        delete message.reqkey;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return RequestHead;
})();

export const TextContent = $root.TextContent = (() => {

    const TextContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    TextContent.prototype.text = "";

    TextContent.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.TextContent();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.text = value;
                    else
                        delete message.text;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return TextContent;
})();

export const CustomContent = $root.CustomContent = (() => {

    const CustomContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    CustomContent.prototype.data = "";
    CustomContent.prototype.description = "";
    CustomContent.prototype.extension = "";

    CustomContent.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.CustomContent();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.data = value;
                    else
                        delete message.data;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.description = value;
                    else
                        delete message.description;
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.extension = value;
                    else
                        delete message.extension;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return CustomContent;
})();

export const Element = $root.Element = (() => {

    const Element = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    Element.prototype.text = null;
    Element.prototype.custom = null;
    Element.prototype.other = null;

    let $oneOfFields;

    $Object.defineProperty(Element.prototype, "content", {
        get: $util.oneOfGetter($oneOfFields = ["text", "custom", "other"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    Element.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.Element();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    message.text = $root.TextContent.decode(reader, reader.size(), $undefined, _depth + 1, message.text);
                    message.content = "text";
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    message.custom = $root.CustomContent.decode(reader, reader.size(), $undefined, _depth + 1, message.custom);
                    message.content = "custom";
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    message.other = $root.OtherContent.decode(reader, reader.size(), $undefined, _depth + 1, message.other);
                    message.content = "other";
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return Element;
})();

export const OtherContent = $root.OtherContent = (() => {

    const OtherContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    OtherContent.prototype.msgType = "";
    OtherContent.prototype.json = "";

    OtherContent.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.OtherContent();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.msgType = value;
                    else
                        delete message.msgType;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.json = value;
                    else
                        delete message.json;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return OtherContent;
})();

export const StoredMessage = $root.StoredMessage = (() => {

    const StoredMessage = function (properties) {
        this.msgBody = [];
        this.groupAtInfo = [];
        this.receiverList = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    StoredMessage.prototype.fromAccount = "";
    StoredMessage.prototype.toAccount = "";
    StoredMessage.prototype.groupID = "";
    StoredMessage.prototype.groupType = "";
    StoredMessage.prototype.tinyID = "";
    StoredMessage.prototype.time = 0;
    StoredMessage.prototype.sequence = 0;
    StoredMessage.prototype.random = 0;
    StoredMessage.prototype.clientSequence = 0;
    StoredMessage.prototype.clientTime = 0;
    StoredMessage.prototype.priority = "";
    StoredMessage.prototype.msgBody = $util.emptyArray;
    StoredMessage.prototype.cloudCustomData = "";
    StoredMessage.prototype.nick = "";
    StoredMessage.prototype.avatar = "";
    StoredMessage.prototype.nameCard = "";
    StoredMessage.prototype.senderLevel = 0;
    StoredMessage.prototype.senderRole = "";
    StoredMessage.prototype.version = 0;
    StoredMessage.prototype.revoker = "";
    StoredMessage.prototype.needReadReceipt = false;
    StoredMessage.prototype.readReceiptInfo = null;
    StoredMessage.prototype.isSupportExtension = false;
    StoredMessage.prototype.isBroadcastMessage = false;
    StoredMessage.prototype.relayFlag = false;
    StoredMessage.prototype.isExcludedFromUnreadCount = false;
    StoredMessage.prototype.isExcludedFromLastMessage = false;
    StoredMessage.prototype.groupAtInfo = $util.emptyArray;
    StoredMessage.prototype.receiverList = $util.emptyArray;
    StoredMessage.prototype.event = 0;

    StoredMessage.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.StoredMessage();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.fromAccount = value;
                    else
                        delete message.fromAccount;
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.toAccount = value;
                    else
                        delete message.toAccount;
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.groupID = value;
                    else
                        delete message.groupID;
                    continue;
                }
            case 4: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.groupType = value;
                    else
                        delete message.groupType;
                    continue;
                }
            case 5: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.tinyID = value;
                    else
                        delete message.tinyID;
                    continue;
                }
            case 6: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.time = value;
                    else
                        delete message.time;
                    continue;
                }
            case 7: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.sequence = value;
                    else
                        delete message.sequence;
                    continue;
                }
            case 8: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.random = value;
                    else
                        delete message.random;
                    continue;
                }
            case 9: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.clientSequence = value;
                    else
                        delete message.clientSequence;
                    continue;
                }
            case 10: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.clientTime = value;
                    else
                        delete message.clientTime;
                    continue;
                }
            case 11: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.priority = value;
                    else
                        delete message.priority;
                    continue;
                }
            case 12: {
                    if (wireType !== 2)
                        break;
                    if (!(message.msgBody && message.msgBody.length))
                        message.msgBody = [];
                    message.msgBody.push($root.Element.decode(reader, reader.size(), $undefined, _depth + 1));
                    continue;
                }
            case 13: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.cloudCustomData = value;
                    else
                        delete message.cloudCustomData;
                    continue;
                }
            case 14: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.nick = value;
                    else
                        delete message.nick;
                    continue;
                }
            case 15: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.avatar = value;
                    else
                        delete message.avatar;
                    continue;
                }
            case 16: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.nameCard = value;
                    else
                        delete message.nameCard;
                    continue;
                }
            case 17: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.senderLevel = value;
                    else
                        delete message.senderLevel;
                    continue;
                }
            case 18: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.senderRole = value;
                    else
                        delete message.senderRole;
                    continue;
                }
            case 19: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.version = value;
                    else
                        delete message.version;
                    continue;
                }
            case 20: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.revoker = value;
                    else
                        delete message.revoker;
                    continue;
                }
            case 21: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.needReadReceipt = value;
                    else
                        delete message.needReadReceipt;
                    continue;
                }
            case 22: {
                    if (wireType !== 2)
                        break;
                    message.readReceiptInfo = $root.ReadReceiptInfo.decode(reader, reader.size(), $undefined, _depth + 1, message.readReceiptInfo);
                    continue;
                }
            case 23: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.isSupportExtension = value;
                    else
                        delete message.isSupportExtension;
                    continue;
                }
            case 24: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.isBroadcastMessage = value;
                    else
                        delete message.isBroadcastMessage;
                    continue;
                }
            case 25: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.relayFlag = value;
                    else
                        delete message.relayFlag;
                    continue;
                }
            case 26: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.isExcludedFromUnreadCount = value;
                    else
                        delete message.isExcludedFromUnreadCount;
                    continue;
                }
            case 27: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.isExcludedFromLastMessage = value;
                    else
                        delete message.isExcludedFromLastMessage;
                    continue;
                }
            case 28: {
                    if (wireType !== 2)
                        break;
                    if (!(message.groupAtInfo && message.groupAtInfo.length))
                        message.groupAtInfo = [];
                    message.groupAtInfo.push(reader.stringVerify());
                    continue;
                }
            case 29: {
                    if (wireType !== 2)
                        break;
                    if (!(message.receiverList && message.receiverList.length))
                        message.receiverList = [];
                    message.receiverList.push(reader.stringVerify());
                    continue;
                }
            case 30: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.event = value;
                    else
                        delete message.event;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return StoredMessage;
})();

export const ReadReceiptInfo = $root.ReadReceiptInfo = (() => {

    const ReadReceiptInfo = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    ReadReceiptInfo.prototype.readCount = 0;
    ReadReceiptInfo.prototype.unreadCount = 0;
    ReadReceiptInfo.prototype.isPeerRead = false;
    ReadReceiptInfo.prototype.timestamp = 0;

    ReadReceiptInfo.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.ReadReceiptInfo();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.readCount = value;
                    else
                        delete message.readCount;
                    continue;
                }
            case 2: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.unreadCount = value;
                    else
                        delete message.unreadCount;
                    continue;
                }
            case 3: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.bool())
                        message.isPeerRead = value;
                    else
                        delete message.isPeerRead;
                    continue;
                }
            case 4: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.timestamp = value;
                    else
                        delete message.timestamp;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return ReadReceiptInfo;
})();

export const MessagesPush = $root.MessagesPush = (() => {

    const MessagesPush = function (properties) {
        this.messageList = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    MessagesPush.prototype.messageList = $util.emptyArray;
    MessagesPush.prototype.sessionData = "";

    MessagesPush.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.MessagesPush();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if (!(message.messageList && message.messageList.length))
                        message.messageList = [];
                    message.messageList.push($root.StoredMessage.decode(reader, reader.size(), $undefined, _depth + 1));
                    continue;
                }
            case 2: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.sessionData = value;
                    else
                        delete message.sessionData;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return MessagesPush;
})();

export const SendReply = $root.SendReply = (() => {

    const SendReply = function (properties) {
        this.msgBody = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    SendReply.prototype.time = 0;
    SendReply.prototype.sequence = 0;
    SendReply.prototype.readReceiptCode = 0;
    SendReply.prototype.nick = "";
    SendReply.prototype.avatar = "";
    SendReply.prototype.nameCard = "";
    SendReply.prototype.senderLevel = 0;
    SendReply.prototype.senderRole = "";
    SendReply.prototype.msgBody = $util.emptyArray;
    SendReply.prototype.cloudCustomData = null;

    let $oneOfFields;

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(SendReply.prototype, "_cloudCustomData", {
        get: $util.oneOfGetter($oneOfFields = ["cloudCustomData"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    SendReply.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.SendReply();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.time = value;
                    else
                        delete message.time;
                    continue;
                }
            case 2: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.sequence = value;
                    else
                        delete message.sequence;
                    continue;
                }
            case 3: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.readReceiptCode = value;
                    else
                        delete message.readReceiptCode;
                    continue;
                }
            case 4: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.nick = value;
                    else
                        delete message.nick;
                    continue;
                }
            case 5: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.avatar = value;
                    else
                        delete message.avatar;
                    continue;
                }
            case 6: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.nameCard = value;
                    else
                        delete message.nameCard;
                    continue;
                }
            case 7: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.senderLevel = value;
                    else
                        delete message.senderLevel;
                    continue;
                }
            case 8: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.senderRole = value;
                    else
                        delete message.senderRole;
                    continue;
                }
            case 9: {
                    if (wireType !== 2)
                        break;
                    if (!(message.msgBody && message.msgBody.length))
                        message.msgBody = [];
                    message.msgBody.push($root.Element.decode(reader, reader.size(), $undefined, _depth + 1));
                    continue;
                }
            case 10: {
                    if (wireType !== 2)
                        break;
                    message.cloudCustomData = reader.stringVerify();
                    message._cloudCustomData = "cloudCustomData";
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return SendReply;
})();

export const RoamReply = $root.RoamReply = (() => {

    const RoamReply = function (properties) {
        this.messageList = [];
        this.invisibleSequenceList = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    RoamReply.prototype.messageList = $util.emptyArray;
    RoamReply.prototype.complete = 0;
    RoamReply.prototype.invisibleSequenceList = $util.emptyArray;

    RoamReply.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.RoamReply();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if (!(message.messageList && message.messageList.length))
                        message.messageList = [];
                    message.messageList.push($root.StoredMessage.decode(reader, reader.size(), $undefined, _depth + 1));
                    continue;
                }
            case 2: {
                    if (wireType !== 0)
                        break;
                    if (value = reader.uint32())
                        message.complete = value;
                    else
                        delete message.complete;
                    continue;
                }
            case 3: {
                    if (wireType === 2) {
                        if (!(message.invisibleSequenceList && message.invisibleSequenceList.length))
                            message.invisibleSequenceList = [];
                        reader.doubles(message.invisibleSequenceList);
                        continue;
                    }
                    if (wireType !== 1)
                        break;
                    if (!(message.invisibleSequenceList && message.invisibleSequenceList.length))
                        message.invisibleSequenceList = [];
                    message.invisibleSequenceList.push(reader.double());
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return RoamReply;
})();

export const PollReply = $root.PollReply = (() => {

    const PollReply = function (properties) {
        this.rspMsgList = [];
        this.broadcastMessageList = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    PollReply.prototype.key = "";
    PollReply.prototype.nextSeq = 0;
    PollReply.prototype.rspMsgList = $util.emptyArray;
    PollReply.prototype.nextBroadcastSeq = 0;
    PollReply.prototype.broadcastMessageList = $util.emptyArray;
    PollReply.prototype.lostCount = 0;

    PollReply.decode = function (reader, length, _end, _depth, _target) {
        if (!(reader instanceof $Reader))
            reader = $Reader.create(reader);
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $Reader.recursionLimit)
            throw $Error("max depth exceeded");
        let end, message, value;
        if (length === $undefined)
            end = reader.len;
        else {
            end = reader.pos + length;
            if (end > reader.len)
                throw $RangeError("index out of range");
            length = reader.len;
            reader.len = end;
        }
        message = _target || new $root.PollReply();
        while (reader.pos < end) {
            let start = reader.pos;
            let tag = reader.tag();
            if (tag === _end) {
                _end = $undefined;
                break;
            }
            let wireType = tag & 7;
            switch (tag >>>= 3) {
            case 1: {
                    if (wireType !== 2)
                        break;
                    if ((value = reader.stringVerify()).length)
                        message.key = value;
                    else
                        delete message.key;
                    continue;
                }
            case 2: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.nextSeq = value;
                    else
                        delete message.nextSeq;
                    continue;
                }
            case 3: {
                    if (wireType !== 2)
                        break;
                    if (!(message.rspMsgList && message.rspMsgList.length))
                        message.rspMsgList = [];
                    message.rspMsgList.push($root.StoredMessage.decode(reader, reader.size(), $undefined, _depth + 1));
                    continue;
                }
            case 4: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.nextBroadcastSeq = value;
                    else
                        delete message.nextBroadcastSeq;
                    continue;
                }
            case 5: {
                    if (wireType !== 2)
                        break;
                    if (!(message.broadcastMessageList && message.broadcastMessageList.length))
                        message.broadcastMessageList = [];
                    message.broadcastMessageList.push($root.StoredMessage.decode(reader, reader.size(), $undefined, _depth + 1));
                    continue;
                }
            case 6: {
                    if (wireType !== 1)
                        break;
                    if (!$Object.is(value = reader.double(), 0))
                        message.lostCount = value;
                    else
                        delete message.lostCount;
                    continue;
                }
            }
            reader.skipType(wireType, _depth, tag);
            if (!reader.discardUnknown) {
                $util.makeProp(message, "$unknowns", false);
                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
            }
        }
        if (length !== $undefined) {
            if (reader.pos !== end)
                throw $RangeError("index out of range");
            reader.len = length;
        }
        if (_end !== $undefined)
            throw $Error("missing end group");
        return message;
    };

    return PollReply;
})();

export {
  $root as default
};
